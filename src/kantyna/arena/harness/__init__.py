"""What runs beside the engine of any revision: it measures and traces this tree's engine and an older one alike.

The same files run on both sides, so two revisions are held to one measure. All they know of an engine is in
``surface``.
"""
