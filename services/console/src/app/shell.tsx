import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
  const main = useFocusOfPages()
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

/** If the previous page had the focus, the next one gets it: the keyboard continues there, and screen readers announce it. */
function useFocusOfPages() {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
      }),
    [router],
  )
  return main
}
