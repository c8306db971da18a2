import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { sessionQuery, useMay } from '../session/session.ts'
import { UploadProvider } from '../uploads/upload-provider.tsx'
import { UploadTray } from '../uploads/upload-tray.tsx'
import { AccountMenu } from './account-menu.tsx'
import mark from './mark.svg'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell.module.css'

/** The frame around every page of a signed-in person. */
export function Shell() {
  const { data: session } = useSuspenseQuery(sessionQuery)
  const isAdmin = useMay('admin')
  const main = useRef<HTMLElement>(null)
  useFocusOfPages(main)
  useFocusOfWhatGoes(main)
  return (
    <UploadProvider>
      <div className={styles.shell}>
        <a className={styles.skip} href="#main">
          Skip to the page
        </a>
        <header className={styles.bar}>
          <Link to="/packages" className={styles.brand}>
            <img src={mark} alt="" width={24} height={24} />
            Income
          </Link>
          <nav className={styles.nav} aria-label="Console">
            <Link to="/packages">Packages</Link>
            <Link to="/settings">Settings</Link>
            {isAdmin && <Link to="/keys">Keys</Link>}
            {isAdmin && <Link to="/webhooks">Webhooks</Link>}
          </nav>
          <span className={styles.tenant}>{session?.tenant.name}</span>
          <AccountMenu />
        </header>
        <main ref={main} id="main" className={styles.main} tabIndex={-1} data-scroll-restoration-id="main">
          <Outlet />
        </main>
        <UploadTray />
        <OfflineNotice />
      </div>
    </UploadProvider>
  )
}

/** If an element goes while it has the focus, such as a button whose work is done, the page gets it. */
function useFocusOfWhatGoes(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const page = main.current!
    let last: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => void (last = target)
    const observer = new MutationObserver(() => {
      if (last instanceof Node && !last.isConnected && document.activeElement === document.body) {
        page.focus({ preventScroll: true })
      }
    })
    page.addEventListener('focusin', remember)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      page.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [main])
}

/** If the previous page had the focus, the next one gets it: the keyboard continues there, and screen readers announce it. */
function useFocusOfPages(main: RefObject<HTMLElement | null>) {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
      }),
    [main, router],
  )
}
