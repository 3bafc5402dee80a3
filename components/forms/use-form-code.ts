import { type RefObject, useCallback, useEffect, useState } from 'react';

/** When the page has come to rest: the code of a form in view is not needed for the first paint. */
const REST_MS = 1500;

/**
 * The code that judges and sends a form (Formik, Yup, TanStack Query), fetched once the form has been near for a
 * while or when `load` asks for it. `load` fails when it cannot be had, and asks anew with the next call.
 */
export function useFormCode(form: RefObject<HTMLFormElement | null>) {
  const [Machine, setMachine] = useState<typeof import('./form-machine').default>();

  const load = useCallback(async () => {
    const { default: machine } = await import('./form-machine');
    setMachine(() => machine);
  }, []);
  /** For whom it is no loss when it comes later. */
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

  useEffect(() => {
    if (!form.current) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(prepare, REST_MS);
      },
      { rootMargin: '200px' },
    );
    observer.observe(form.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [form, prepare]);

  return { Machine, load, prepare };
}
