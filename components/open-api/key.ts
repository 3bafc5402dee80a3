/** A key is applied for as a matter of market data (docs/glossary.md). */
export const KEY_BUSINESS_TYPE = '3';
