import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';

export interface PlayToggleProps {
  playing: boolean;
  /** What a press does. */
  words: { pause: string; play: string };
  /** How it looks where it stands. */
  className?: string;
  /** Of the icon, in px. */
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

/** Pauses what moves and plays it again: carousels, films, the notice bar. */
export function PlayToggle({ playing, words, className, size = 16, ref, onToggle }: PlayToggleProps) {
  const Icon = playing ? Pause : Play;
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={playing ? words.pause : words.play}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={size} fill="currentColor" strokeWidth={0} />
    </button>
  );
}
