"""Polish and English: message keys and numbers in, sentences out. Nothing that plays reads this package."""

from kantyna.lang.lexicon import LANGUAGES, Lexicon, lexicon
from kantyna.lang.speaker import Rule, Speaker
from kantyna.lang.system_language import system_language

__all__ = ["LANGUAGES", "Lexicon", "Rule", "Speaker", "lexicon", "system_language"]
