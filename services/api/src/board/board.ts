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
 * Read-only, because only the dispatcher decides about jobs. Loads its libraries and opens the queues on first use. null
 * if the queue is not on Redis, the only one that the board supports.
 */
export function createBoard(options: BoardOptions): Board | null {
  if (!/^rediss?:/.test(options.url)) return null
  let opened: Promise<{ router: RequestHandler; queues: BoardQueues }> | null = null
  return {
    async handle(request, response, next) {
      const { router } = await (opened ??= open(options))
      await router(request, response, next)
    },
    close: async () => (await opened)?.queues.close(),
  }
}

async function open(options: BoardOptions): Promise<{ router: RequestHandler; queues: BoardQueues }> {
  const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
    import('@bull-board/api'),
    import('@bull-board/api/bullMQAdapter'),
    import('@bull-board/express'),
  ])
  const queues = openBoardQueues(options)
  const serverAdapter = new ExpressAdapter().setBasePath(BOARD_PATH)
  createBullBoard({
    queues: queues.queues.map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Income queues' } },
  })
  return { router: serverAdapter.getRouter() as RequestHandler, queues }
}
