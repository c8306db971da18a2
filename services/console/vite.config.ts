import { createRequire } from 'node:module'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
/** What pdf.js loads when a document needs it: character maps, standard fonts, image decoders, colour profiles. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Copies these files next to the hashed assets. Their addresses contain the version of pdf.js, so they can be cached too. */
function pdfjsFiles(version: string): Plugin {
  return {
    name: 'pdfjs-files',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const folder of PDFJS_FOLDERS) {
        await cp(join(PDFJS, folder), join(dir, 'assets', `pdfjs-${version}`, folder), { recursive: true })
      }
    },
  }
}

const { version } = createRequire(import.meta.url)('pdfjs-dist/package.json') as { version: string }

export default defineConfig({
  base: '/console/',
  // The API replaces it with a new nonce in each response.
  html: { cspNonce: 'CSP_NONCE' },
  plugins: [react(), pdfjsFiles(version)],
  define: { PDFJS_VERSION: JSON.stringify(version) },
  build: {
    target: 'es2023',
    // The page's Content-Security-Policy allows no data: URLs and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    sourcemap: false,
  },
})
