// The kit whole: functions that return HTML. Their styles are in styles/, which styles.mjs joins.
export * from './account.mjs';
export * from './charts/index.mjs';
export * from './companies.mjs';
export * from './data.mjs';
export * from './frames.mjs';
export * from './html.mjs';
export * from './indices.mjs';
export * from './interface.mjs';
export * from './market.mjs';
export * from './offers.mjs';
export * from './sectors.mjs';
