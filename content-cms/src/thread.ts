import { Worker } from 'node:worker_threads'

const resourceLimits = { maxOldGenerationSizeMb: 512 }

/**
 * Runs a program with `workerData` in a thread, which posts the result as its only message.
 * @param program a text instead of a file, because the built server has no source files; packages
 * that it loads are copied to the server by `next.config.ts`
 * @throws Error when the thread fails, takes too long or too much memory
 */
export const runInThread = <Result>(
  program: string,
  workerData: unknown,
  maxSeconds: number,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { eval: true, workerData, resourceLimits })
    const timer = setTimeout(() => worker.terminate(), maxSeconds * 1000)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The thread ended without a result'))
    })
  })
