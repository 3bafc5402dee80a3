/** The company's own share, the only one whose price the site tells. */
export const STOCK_CODE = '08017';
