import { useTranslations } from 'next-intl';
import { siWechat } from 'simple-icons';
import { HoverPopover } from '../ui/popover';
import { QrCode } from '../ui/qr-code';
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
      icon={<SocialIcon path={siWechat.path} />}
    >
      <ul className={styles.codes}>
        {WECHAT_CODES.map(({ id, text }) => (
          <li key={id}>
            <QrCode text={text} size={size} label={t('qrLabel', { name: t(`codes.${id}`) })} />
            <span aria-hidden="true">{t(`codes.${id}`)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.scan}>{t('scan')}</p>
    </HoverPopover>
  );
}

/** One glyph of the social icon set. */
export function SocialIcon({ path }: { path: string }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
