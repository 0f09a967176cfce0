import { prepareBucket } from '../media/prepare-bucket.ts'
import { announce } from './announce.ts'
import { keepLogsYoung } from './log-ages.ts'
import { judgePublicShop } from './public-shop.ts'
import { takeRunnerLock } from './runner-lock.ts'
import { loadSettings } from './settings.ts'
import { onShutdown } from './shutdown.ts'
import { Stack } from './stack.ts'

/** `npm start`: the whole shop, from whatever state the folder is in. */
export async function start(): Promise<void> {
  const settings = await loadSettings()
  for (const doubt of judgePublicShop(settings)) console.warn(`! ${doubt}`)
  const stack = new Stack(settings)
  await takeRunnerLock(stack.places.runDir)
  onShutdown(() => stack.stop())
  try {
    await stack.clear()
    await stack.assertPorts()
    await prepareBucket(settings)
    keepLogsYoung(stack.places.logDir, {
      days: Number(settings.LOG_DAYS),
      bytes: Number(settings.LOG_MEGABYTES) * 1024 * 1024,
    })
    await stack.prepare()
    await stack.start()
  } catch (error) {
    await stack.stop()
    throw error
  }
  await announce(stack)
}
