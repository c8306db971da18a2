import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { PackagesPage } from '../packages/packages-page.tsx'
import { packageListSearch } from '../packages/queries.ts'
import { sessionQuery } from '../session/session.ts'
import { SignInPage } from '../session/sign-in-page.tsx'
import { Skeleton } from '../ui/notice.tsx'
import { ErrorPage, NotFoundPage } from './error-page.tsx'
import { Shell } from './shell.tsx'

interface Context {
  queries: QueryClient
}

const root = createRootRouteWithContext<Context>()({ component: Outlet, notFoundComponent: NotFoundPage })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to }: { to?: unknown }): { to?: string } => (isOwnPath(to) ? { to } : {}),
  component: SignInPage,
})

/** Only paths of the console: a crafted link must not redirect to another site after signing in. */
function isOwnPath(to: unknown): to is string {
  return typeof to === 'string' && /^\/(?!\/)[\w\-./?=&%]*$/.test(to)
}

const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const session = await context.queries.query({ ...sessionQuery, staleTime: 'static' })
    if (session) return
    const search = location.pathname === '/' ? {} : { to: location.pathname }
    redirect({ to: '/sign-in', search, throw: true })
  },
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: () => {
    redirect({ to: '/packages', throw: true })
  },
})

const packages = createRoute({
  getParentRoute: () => signedIn,
  path: '/packages',
  validateSearch: packageListSearch,
  component: PackagesPage,
})

const loanPackage = createRoute({
  getParentRoute: () => signedIn,
  path: '/packages/$packageId',
  component: lazyRouteComponent(() => import('../package/package-layout.tsx'), 'PackageLayout'),
})

const packageDocuments = createRoute({
  getParentRoute: () => loanPackage,
  path: '/',
  component: lazyRouteComponent(() => import('../package/overview-page.tsx'), 'OverviewPage'),
})

const packageIncome = createRoute({
  getParentRoute: () => loanPackage,
  path: '/income',
  component: lazyRouteComponent(() => import('../package/income-page.tsx'), 'IncomePage'),
})

const packageAudit = createRoute({
  getParentRoute: () => loanPackage,
  path: '/audit',
  component: lazyRouteComponent(() => import('../package/audit-page.tsx'), 'AuditPage'),
})

const document = createRoute({
  getParentRoute: () => signedIn,
  path: '/packages/$packageId/documents/$documentId',
  validateSearch: ({ at }: { at?: unknown }): { at?: string } => (typeof at === 'string' ? { at } : {}),
  component: lazyRouteComponent(() => import('../document/document-page.tsx'), 'DocumentPage'),
})

const model = createRoute({
  getParentRoute: () => signedIn,
  path: '/packages/$packageId/models/$modelId',
  component: lazyRouteComponent(() => import('../models/model-page.tsx'), 'ModelPage'),
})

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: '/settings',
  component: lazyRouteComponent(() => import('../settings/settings-page.tsx'), 'SettingsPage'),
})

const webhooks = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})

const keys = createRoute({
  getParentRoute: () => signedIn,
  path: '/keys',
  component: lazyRouteComponent(() => import('../keys/keys-page.tsx'), 'KeysPage'),
})

const deliveries = createRoute({
  getParentRoute: () => signedIn,
  path: '/webhooks/$webhookId',
  component: lazyRouteComponent(() => import('../webhooks/deliveries-page.tsx'), 'DeliveriesPage'),
})

/** Any other address: the page says so below the bar, from which the reader goes on. */
const unknown = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFoundPage })

const routeTree = root.addChildren([
  signIn,
  signedIn.addChildren([
    home,
    packages,
    loanPackage.addChildren([packageDocuments, packageIncome, packageAudit]),
    document,
    model,
    settings,
    keys,
    webhooks,
    deliveries,
    unknown,
  ]),
])

export function createConsoleRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/console',
    context: { queries },
    defaultPreload: 'intent',
    // The page below the bar scrolls. A new page starts at its top, and going back restores the position.
    scrollRestoration: true,
    scrollToTopSelectors: ['#main'],
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: () => <Skeleton rows={8} />,
    defaultPendingMs: 200,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
