import type { OutputOf } from '@nas/contract/operation'
import { listOrderChanges } from '@nas/contract/orders/operations'
import { runOperation } from '../../../api-client/run-operation.ts'

export type OrderChanges = OutputOf<typeof listOrderChanges>

/** Name of the lock and of the channel between the tabs of a browser. */
const shared = 'nas:order-changes'

/** Pauses after an answer and after a failure, in ms. */
const pauseMs = 1000
const retryMs = 4000

/**
 * Reports placed and changed orders until the signal is aborted. One tab holds a call open for all
 * tabs of the browser, because a browser opens few connections to a server. Each tab begins with the
 * latest changes.
 */
export async function followOrders(
  onChanges: (changes: OrderChanges) => void,
  signal: AbortSignal,
): Promise<void> {
  const channel = new BroadcastChannel(shared)
  let since: string | undefined
  const take = (changes: OrderChanges) => {
    since = changes.now
    onChanges(changes)
  }
  channel.onmessage = ({ data }: MessageEvent<OrderChanges>) => take(data)
  signal.addEventListener('abort', () => channel.close())
  const ask = () =>
    runOperation(listOrderChanges, { since }).then(
      (changes) => {
        if (signal.aborted) return
        take(changes)
        channel.postMessage(changes)
        return pause(pauseMs)
      },
      () => pause(retryMs),
    )
  await ask()
  const askOn = async () => {
    while (!signal.aborted) await ask()
  }
  // Absent without https.
  const locks = navigator.locks as LockManager | undefined
  await (locks?.request(shared, { signal }, askOn) ?? askOn())
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
