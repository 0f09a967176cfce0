import { AsyncLocalStorage } from 'node:async_hooks'

/** The member of staff whose call is being answered. */
export interface Acting {
  staff: string
  /** Names the call in the trail. */
  request: string
}

const storage = new AsyncLocalStorage<Acting>()

/** Runs what answers a call of staff; whatever it changes is theirs in the trail. */
export const actingAs = (acting: Acting, run: () => void): void => storage.run(acting, run)

/** Undefined for members, guests, keys and jobs, who leave no trail. */
export const actingNow = (): Acting | undefined => storage.getStore()
