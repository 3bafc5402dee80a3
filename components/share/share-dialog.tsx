'use client';

import { useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/i18n/fill';
import { Button } from '../ui/actions/button';
import { copyText } from '../ui/actions/copy-text';
import { Dialog } from '../ui/overlays/dialog';
import { Toast, type ToastMessage } from '../ui/overlays/toast';
import styles from './share-dialog.module.css';

export interface ShareLabels {
  title: string;
  close: string;
  link: string;
  copy: string;
  copied: string;
  failed: string;
  native: string;
  wechat: string;
  scan: string;
  /** With a place for the title. */
  qr: string;
}

/** What is handed on. */
export interface Shared {
  title: string;
  /** Its public address, with the language in it. */
  address: string;
}

export interface ShareDialogProps {
  /** Closed without one. */
  shared: Shared | undefined;
  labels: ShareLabels;
  onClose: () => void;
}

const TOAST_MS = 2000;

/** The ways to hand something on: its link, a code for WeChat, and whatever the device offers by itself. */
export function ShareDialog({ shared, labels, onClose }: ShareDialogProps) {
  const [toast, setToast] = useState<ToastMessage>();
  const [code, setCode] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // While the dialog moves out of sight it still says what it said.
  const last = useRef(shared);
  if (shared) last.current = shared;
  const { title = '', address = '' } = last.current ?? {};

  useEffect(() => {
    if (!shared) return;
    let current = true;
    setCode(undefined);
    void import('@/lib/assets/qr-code')
      .then(({ qrCodeUrl }) => qrCodeUrl(shared.address))
      .then(
        (address) => current && setCode(address),
        // Without the code there is still the link.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [shared]);

  async function copy() {
    const isCopied = await copyText(address);
    // So that it can be copied by hand.
    if (!isCopied) field.current?.select();
    setToast(isCopied ? { text: labels.copied, kind: 'success' } : { text: labels.failed, kind: 'error' });
  }

  /** The device's own menu; that it was closed without a choice is no fault. */
  function hand() {
    navigator.share({ title, url: address }).catch(() => undefined);
  }

  return (
    <>
      <Dialog
        open={shared !== undefined}
        onClose={onClose}
        title={labels.title}
        closeLabel={labels.close}
        size="small"
        testId="share-menu"
      >
        <p className={styles.title}>{title}</p>
        <div className={styles.link}>
          <input
            ref={field}
            type="text"
            readOnly
            value={address}
            aria-label={labels.link}
            onFocus={(event) => event.target.select()}
          />
          <Button type="button" onClick={copy} data-autofocus="">
            {labels.copy}
          </Button>
        </div>
        <figure className={styles.code}>
          {code ? (
            // biome-ignore lint/performance/noImgElement: made here, of the address.
            <img src={code} width={176} height={176} alt={fill(labels.qr, { title })} />
          ) : (
            <span className={styles.wait} aria-hidden="true" />
          )}
          <figcaption>
            <strong>{labels.wechat}</strong>
            {labels.scan}
          </figcaption>
        </figure>
        {typeof navigator !== 'undefined' && typeof navigator.share === 'function' && (
          <Button type="button" look="outline" onClick={hand} wide>
            {labels.native}
          </Button>
        )}
      </Dialog>
      <Toast toast={toast} duration={TOAST_MS} onDone={() => setToast(undefined)} />
    </>
  );
}
