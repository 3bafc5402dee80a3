/** The package has no types of its own; what the tests ask of it. */
declare module 'js-yaml' {
  export function safeLoad(text: string): unknown;
}
