/** Set by vite.config.ts. */
declare const PDFJS_VERSION: string
