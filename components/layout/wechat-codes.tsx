import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { type DrawingName, drawingUrl } from '@/lib/company/drawings';
import type { Layout } from '@/lib/site/routes';
import { HoverPopover } from '../ui/overlays/popover';
import styles from './footer.module.css';
import { WECHAT_CODES } from './footer-content';

/** Of a code, in px: beside the others for a phone's camera; by itself to be pressed and held, in WeChat on that phone. */
const SIZE = { desktop: 128, mobile: 208 } as const satisfies Record<Layout, number>;

/**
 * The WeChat icon with its three codes (§2): shown on hover with a mouse,
 * toggled by a click, a tap or a key, closed by Escape or a click elsewhere.
 */
export function WechatCodes({ layout }: { layout: Layout }) {
  const t = useTranslations('layout.footer');
  return (
    <HoverPopover
      id="wechat-codes"
      label={t('wechat')}
      buttonClassName={styles.icon}
      icon={<SocialIcon drawing="wechat.svg" />}
    >
      {layout === 'desktop' ? (
        <ul className={styles.codes}>
          {WECHAT_CODES.map((id) => (
            <li key={id}>
              <Code id={id} size={SIZE.desktop} />
              <span aria-hidden="true">{t(`codes.${id}`)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <OneCode />
      )}
      <p className={styles.scan}>{t(layout === 'desktop' ? 'scan' : 'hold')}</p>
    </HoverPopover>
  );
}

/** One code at a time: of several that are seen together WeChat takes any. Chosen by the browser's own means, with scripts or without. */
function OneCode() {
  const t = useTranslations('layout.footer');
  return (
    <fieldset className={styles.oneCode}>
      <legend className="visually-hidden">{t('wechat')}</legend>
      {WECHAT_CODES.map((id, place) => (
        <Fragment key={id}>
          <input type="radio" id={`wechat-code-${id}`} name="wechat-code" value={id} defaultChecked={place === 0} />
          <label htmlFor={`wechat-code-${id}`}>{t(`codes.${id}`)}</label>
        </Fragment>
      ))}
      {WECHAT_CODES.map((id) => (
        <span key={id} data-code={id}>
          <Code id={id} size={SIZE.mobile} />
        </span>
      ))}
    </fieldset>
  );
}

function Code({ id, size }: { id: (typeof WECHAT_CODES)[number]; size: number }) {
  const t = useTranslations('layout.footer');
  return <Drawing name={`code-${id}.png`} alt={t('qrLabel', { name: t(`codes.${id}`) })} size={size} />;
}

/** One glyph of the social icon set. */
export function SocialIcon({ drawing }: { drawing: DrawingName }) {
  return <Drawing name={drawing} alt="" size={20} />;
}

function Drawing({ name, alt, size }: { name: DrawingName; alt: string; size: number }) {
  // biome-ignore lint/performance/noImgElement: made by this site, at the size it is shown at.
  return <img src={drawingUrl(name)} alt={alt} width={size} height={size} loading="lazy" decoding="async" />;
}
