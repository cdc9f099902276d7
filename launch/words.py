"""What the launcher says, in Polish and English. For any Python 3: an old one must say that it is too old."""

import os
import sys

WORDS = {
    "too-old": (
        "Kantyna potrzebuje Pythona 3.11 lub nowszego, a ten to {found}.",
        "Kantyna needs Python 3.11 or newer, and this one is {found}.",
    ),
    "setting-up": (
        "Przygotowuję środowisko Kantyny (tylko za pierwszym razem, minutę lub dwie)…",
        "Setting up Kantyna's environment (only the first time, a minute or two)…",
    ),
    "building-page": ("Buduję stronę stołu…", "Building the table's page…"),
    "compiling": (
        "Kompiluję silnik; to potrwa kilka minut…",
        "Compiling the engine; this takes a few minutes…",
    ),
    "installing-system": ("Instaluję z Debiana: {packages}…", "Installing from Debian: {packages}…"),
    "no-venv": (
        "Ten Python nie umie założyć środowiska (brak modułu ensurepip). Jako administrator: "
        "apt-get install python3-venv, a potem jeszcze raz.",
        "This Python can't make an environment (the module ensurepip is missing). As administrator: "
        "apt-get install python3-venv, then try again.",
    ),
    "venv-failed": (
        "Nie udało się założyć środowiska w {home}: {reason}",
        "The environment in {home} could not be made: {reason}",
    ),
    "install-failed": (
        "Nie udało się zainstalować tego, co zapisano w {lock}. Za pierwszym razem potrzebna jest sieć; "
        "powód: {reason}",
        "What is locked in {lock} could not be installed. The first time this needs the network; reason: {reason}",
    ),
    "system-missing": (
        "Brakuje: {programs}. Jako administrator: {command}, a potem jeszcze raz.",
        "Missing: {programs}. As administrator: {command}, then try again.",
    ),
    "system-failed": (
        "Nie udało się zainstalować: {programs}. Potrzebna jest sieć; polecenie: {command}; powód: {reason}",
        "Could not be installed: {programs}. The network is needed; the command: {command}; reason: {reason}",
    ),
    "page-failed": (
        "Nie udało się zbudować strony: {step}. Za pierwszym razem potrzebna jest sieć.",
        "The page could not be built: {step}. The first time this needs the network.",
    ),
    "compile-failed": (
        "Nie udało się skompilować silnika. Kantyna działa i bez tego.",
        "The engine could not be compiled. Kantyna works without that.",
    ),
    "bad-build": (
        "KANTYNA_BUILD może mieć wartość plain albo compiled, a nie {found}.",
        "KANTYNA_BUILD can be plain or compiled, not {found}.",
    ),
    "not-compiled": (
        "Silnik nie jest skompilowany z tego kodu źródłowego. Robi to ./kantyna compile.",
        "The engine is not compiled from this source. ./kantyna compile does that.",
    ),
    "lock-failed": (
        "Nie udało się zamknąć wersji w {lock}: {reason}",
        "The versions could not be locked in {lock}: {reason}",
    ),
    "system-trouble": ("Nie udało się: {reason}", "That did not work: {reason}"),
    "once-more": ("co zawiodło, jeszcze raz i osobno", "what failed, once more and alone"),
    "step-passed": ("{step}: w porządku", "{step}: fine"),
    "step-failed": ("{step}: BŁĄD", "{step}: FAILED"),
    "help-test": (
        "./kantyna test [--compiled] [argumenty pytest]\n\n"
        "Instaluje, czego potrzebują testy, buduje stronę, sprawdza styl, typy\n"
        "i warstwy, potem wszystkie testy.\n"
        "--compiled   testy silnika na silniku skompilowanym",
        "./kantyna test [--compiled] [pytest arguments]\n\n"
        "Installs what the tests need, builds the page, checks style, types and layers,\n"
        "then runs every test.\n"
        "--compiled   the engine's tests, on the compiled engine",
    ),
    "help-compile": (
        "./kantyna compile [--opt 0|1|2|3] [--jobs J]\n\n"
        "Kompiluje silnik, żeby boty myślały kilka razy szybciej. Kantyna działa i bez tego.\n"
        "--opt    jak bardzo kompilator C ma się starać (domyślnie: 3, z nauką na przykładowych partiach)\n"
        "--jobs   ile plików naraz (domyślnie: tyle, ile jest rdzeni)",
        "./kantyna compile [--opt 0|1|2|3] [--jobs J]\n\n"
        "Compiles the engine, so that bots think several times faster. Kantyna works without that.\n"
        "--opt    how hard the C compiler tries (default: 3, learning from sample games)\n"
        "--jobs   how many files at once (default: as many as there are cores)",
    ),
    "help-package": (
        "./kantyna package\n\n"
        "Buduje stronę, a potem pakiety do zainstalowania gdzie indziej: dist/*.whl i dist/*.tar.gz.",
        "./kantyna package\n\nBuilds the page, then what can be installed elsewhere: dist/*.whl and dist/*.tar.gz.",
    ),
    "bad-package": (
        "„{given}” nie pasuje do ./kantyna package, które nie przyjmuje argumentów.",
        "“{given}” does not fit ./kantyna package, which takes no arguments.",
    ),
    "package-failed": ("Nie udało się zbudować pakietów.", "The packages could not be built."),
    "bad-compile": (
        "„{given}” nie pasuje do ./kantyna compile; są --opt od 0 do 3 i --jobs, co najmniej 1.",
        "“{given}” does not fit ./kantyna compile; there are --opt from 0 to 3 and --jobs of at least 1.",
    ),
    "bad-lock": (
        "„{given}” nie pasuje do ./kantyna lock: uv pip compile nie zna takiego argumentu. Jest na przykład --upgrade.",
        "“{given}” does not fit ./kantyna lock: uv pip compile has no such argument. There is --upgrade, for example.",
    ),
    "help-lock": (
        "./kantyna lock [argumenty uv]\n\n"
        "Zapisuje na nowo requirements/*.txt według pyproject.toml. --upgrade bierze najnowsze wersje.",
        "./kantyna lock [uv arguments]\n\n"
        "Writes requirements/*.txt anew from pyproject.toml. --upgrade takes the newest versions.",
    ),
}


def language() -> str:
    """`--lang` where it is given, else the system's language: `pl` or `en`."""
    for here, after in zip(sys.argv, sys.argv[1:] + [""]):
        wish = after if here == "--lang" else here[7:] if here.startswith("--lang=") else ""
        if wish:
            return "pl" if wish.startswith("pl") else "en"
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "pl" if os.environ[name].startswith("pl") else "en"
    return "en"


def say(key: str, **parts: object) -> str:
    return WORDS[key][0 if language() == "pl" else 1].format(**parts)


class Trouble(Exception):
    """Something the user has to know about: one clear sentence."""

    def __init__(self, key: str, **parts: object) -> None:
        super().__init__(say(key, **parts))
