#import <TradeGoOpenApi/TGMessages.h>
#import <TradeGoOpenApi/TGOpenApi.h>
#import <TradeGoOpenApi/TGSession.h>
