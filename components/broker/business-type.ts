/** The consultation opens with "broker service" here (§9, broker page). */
export const BROKER_BUSINESS = '4';
