import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import { openBoardQueues, type BoardQueues } from '@income/platform'
import type { RequestHandler } from 'express'

/** A page that shows operators the queues. */
export interface Board {
  handle: RequestHandler
  close(): Promise<void>
}

export interface BoardOptions {
  url: string
  prefix: string
}

export const BOARD_PATH = '/admin/queues'

/**
 * Read-only, because only the dispatcher decides about jobs. Opens the queues on first use. null if the queue is not on
 * Redis, the only one that the board supports.
 */
export function createBoard(options: BoardOptions): Board | null {
  if (!/^rediss?:/.test(options.url)) return null
  let opened: { router: RequestHandler; queues: BoardQueues } | null = null

  function open() {
    const queues = openBoardQueues(options)
    const serverAdapter = new ExpressAdapter().setBasePath(BOARD_PATH)
    createBullBoard({
      queues: queues.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
      serverAdapter,
      options: { uiConfig: { boardTitle: 'Income queues' } },
    })
    return { router: serverAdapter.getRouter() as RequestHandler, queues }
  }

  return {
    handle(request, response, next) {
      opened ??= open()
      opened.router(request, response, next)
    },
    close: async () => opened?.queues.close(),
  }
}
