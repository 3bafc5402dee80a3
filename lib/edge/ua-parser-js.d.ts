/** The package has no types of its own; what lib/edge/user-agents.ts asks of it. */
declare module 'ua-parser-js' {
  export default class UAParser {
    constructor(userAgent: string, extensions: Record<string, unknown>);
  }
}
