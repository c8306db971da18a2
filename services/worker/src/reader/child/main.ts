import { getPriority, setPriority } from 'node:os'
import { OpenFiles } from './open-files.ts'
import { readerSettings, say, serve } from './serve.ts'
import { survey } from './survey.ts'
import { understandFolder } from './understand-folder.ts'
import { leaveOutPpOcr, onMissingPpOcr } from '../ocr/networks/pp-ocr.ts'
import { readByOcr } from '../ocr/read-page.ts'
import { listenForDamage } from '../pdf/open/damage.ts'
import { inflateAtOnce } from '../pdf/open/inflate-at-once.ts'
import { offerUndrawnFonts } from '../pdf/open/undrawn-fonts.ts'
import type { Answer } from '../protocol.ts'

/* A reader: the program that a pool runs in each of its child processes. */

/** Requests, the database and the worker itself come first, but other work on the machine must not starve a reader. */
const NICENESS = 4
// A service that was started with higher niceness keeps it: only root may lower it.
if (getPriority() < NICENESS) setPriority(NICENESS)

inflateAtOnce()
listenForDamage()
offerUndrawnFonts()

const settings = readerSettings()
if (settings.ppOcr === 'off') leaveOutPpOcr()
onMissingPpOcr(() => say({ kind: 'without_pp_ocr' }))
const files = new OpenFiles(settings.limits)

serve(settings, async (task, step) => {
  step(task.kind === 'ocr' ? task.page : null)
  if (task.kind === 'understand') return understandFolder(task.path)
  return files.use<Answer>(task.path, task.password, (file) => {
    if (task.kind === 'examine') return file.examine()
    return task.kind === 'survey' ? survey(file, task.fromPage, step) : readByOcr(file, task.page)
  })
})
