import { useTranslations } from 'next-intl';
import { type DrawingName, drawingUrl } from '@/lib/assets/drawings';
import { HoverPopover } from '../ui/popover';
import styles from './footer.module.css';
import { WECHAT_CODES } from './footer-content';

/**
 * The WeChat icon with its three codes (§2): shown on hover with a mouse,
 * toggled by a click, a tap or a key, closed by Escape or a click elsewhere.
 */
export function WechatCodes({ size }: { size: number }) {
  const t = useTranslations('layout.footer');
  return (
    <HoverPopover
      id="wechat-codes"
      label={t('wechat')}
      buttonClassName={styles.icon}
      icon={<SocialIcon drawing="wechat.svg" />}
    >
      <ul className={styles.codes}>
        {WECHAT_CODES.map((id) => (
          <li key={id}>
            <Drawing name={`code-${id}.svg`} alt={t('qrLabel', { name: t(`codes.${id}`) })} size={size} />
            <span aria-hidden="true">{t(`codes.${id}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.scan}>{t('scan')}</p>
    </HoverPopover>
  );
}

/** One glyph of the social icon set. */
export function SocialIcon({ drawing }: { drawing: DrawingName }) {
  return <Drawing name={drawing} alt="" size={20} />;
}

function Drawing({ name, alt, size }: { name: DrawingName; alt: string; size: number }) {
  // biome-ignore lint/performance/noImgElement: a drawing in vectors, the same at every size.
  return <img src={drawingUrl(name)} alt={alt} width={size} height={size} loading="lazy" decoding="async" />;
}
