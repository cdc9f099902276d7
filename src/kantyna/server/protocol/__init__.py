"""Everything on the wire, typed once. The page's TypeScript types and the API's schemas are made from this package.

Names on the wire are written likeThis. Kinds, verbs and names of things are keys of the catalogue; texts come in the
language that was asked for. A seat of -1 is nobody, a thing of -1 none or a hidden one.
"""

from kantyna.server.protocol import base, bots, catalogue, client_frames, decks, lobby, replays, server_frames, view

MODULES = (base, catalogue, view, lobby, client_frames, server_frames, bots, replays, decks)
"""In the order in which a reader wants them."""
