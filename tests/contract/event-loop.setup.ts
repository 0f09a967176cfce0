import { metricsOf } from '../support/metrics.ts'

const periodMs = 5000
const lag = /^nodejs_eventloop_lag_max_seconds (\S+)$/m

/** Prints the longest delay of the front server's event loop while the suite runs. */
export default async function watchEventLoop() {
  let longest = 0
  /** A reading also begins the next period. */
  async function read() {
    const [, seconds = '0'] = lag.exec(await metricsOf('SHOP_METRICS')) ?? []
    longest = Math.max(longest, Number(seconds) * 1000)
  }
  await read()
  longest = 0
  // `metrics.test.ts` tests whether metrics are answered.
  const reading = setInterval(() => void read().catch(() => undefined), periodMs)
  return async () => {
    clearInterval(reading)
    await read()
    console.log(`\nThe longest delay of the front server's event loop: ${longest.toFixed(0)} ms`)
  }
}
