import type { DrawnPage } from './drawn-page.ts'

/** A page of letter size with nothing on it, but what a test draws. */
export function drawnPage(drawn: Partial<DrawnPage>): DrawnPage {
  const hidden = { covered: [], cut: [], unseen: [], emptied: [] }
  const nothing = { ...hidden, visible: [], inOrder: [], runs: [], covers: [], overlays: [] }
  return { number: 1, width: 612, height: 792, ...nothing, ...drawn }
}
