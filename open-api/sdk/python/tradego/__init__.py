"""TradeGo Open API: quotes and market depth over one connection."""

from .client import OpenApi, Stream
from .messages import Channel, Depth, Gap, Level, OpenApiError, Quote, SignedIn

__version__ = "3.0.0"
__all__ = ["Channel", "Depth", "Gap", "Level", "OpenApi", "OpenApiError", "Quote", "SignedIn", "Stream"]
