/** The consultation opens with "listed company service" here (§9). */
export const BUSINESS_TYPE = '5';
