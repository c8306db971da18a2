import { createRequire } from 'node:module'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
/** What pdf.js fetches when a document asks for it: character maps, the standard fonts, decoders of images, colour profiles. */
const PDFJS_FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/** Copies pdf.js' own files beside the hashed assets; their addresses carry its version, so that they may be cached like them. */
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
  // The API puts a nonce of its own in its place with each answer.
  html: { cspNonce: 'CSP_NONCE' },
  plugins: [react(), pdfjsFiles(version)],
  define: { PDFJS_VERSION: JSON.stringify(version) },
  build: {
    target: 'es2023',
    // The page's Content-Security-Policy has no room for data: addresses or inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    sourcemap: false,
  },
})
