"""What `./kantyna` does before Kantyna itself runs: the environment, the page, the compiled build, the tests.

Standard library only. This file and `words.py` are also read by Pythons too old for the rest.
"""
