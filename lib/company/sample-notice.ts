import { isSample } from './sample';

/** Which sentence (`home.notice` in the messages) says what of the site is sample content; undefined where nothing is. */
export function sampleNotice(): 'sample' | 'sampleContent' | undefined {
  if (!isSample('content')) return undefined;
  return isSample('data') ? 'sample' : 'sampleContent';
}
