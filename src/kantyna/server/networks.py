"""Addresses of machines: whose limits are counted together, and which of them are trusted."""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network
Networks: TypeAlias = tuple[Network, ...]


def networks(written: str) -> Networks:
    """``10.0.0.0/8, ::1`` as networks; ValueError if one of them is none."""
    return tuple(ip_network(part.strip()) for part in written.split(",") if part.strip())


THIS_MACHINE: Final = networks("127.0.0.0/8, ::1")


def belongs(host: str, known: Networks) -> bool:
    """Does an address lie in one of these networks?"""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if address.version == 6 and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in one for one in known)


def household(host: str) -> str:
    """Whose limits are counted: an address; of the long ones the part that a household shares."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False).network_address)


def is_loopback(host: str) -> bool:
    """Is this a name or an address by which only this machine finds itself?"""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
