import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/tokens.css'
import './app/global.css'
import { createQueryClient } from './api/query-client.ts'
import { createConsoleRouter } from './app/router.tsx'
import { applyTheme } from './app/theme.ts'
import { keepDrafts } from './document/review/drafts.ts'
import { noteSessionEnd } from './session/session.ts'

applyTheme()

const queries = createQueryClient(() => {
  noteSessionEnd(queries)
  void router.invalidate()
})
keepDrafts(queries)
const router = createConsoleRouter(queries)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
