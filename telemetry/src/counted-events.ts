/** A security event; `request` does not belong to its kind. */
export interface LogEvent {
  event: string
  client: string | null
  [field: string]: unknown
}

const windowMs = 60_000
const maxKindsOfClient = 30
const maxKinds = 2000

interface Counted {
  first: LogEvent
  repeats: number
}

/**
 * Bounds a log that strangers can cause: the first event of a kind (all fields but `request`) is
 * written at once, its repetitions within a minute as one line with `repeats`. A client with many
 * kinds, and many clients, share one kind. Successful calls of staff always have their own kind.
 */
export function countRepeats(write: (event: LogEvent) => void): (event: LogEvent) => void {
  const kinds = new Map<string, Counted>()
  const kindsOfClient = new Map<string | null, number>()

  function endWindow(): void {
    for (const { first, repeats } of kinds.values()) if (repeats > 0) write({ ...first, repeats })
    kinds.clear()
    kindsOfClient.clear()
  }

  function countedAs(event: LogEvent): LogEvent {
    if (event.role === 'admin' && event.outcome === 'ok') return event
    const { client } = event
    if (kinds.size >= maxKinds) return { event: 'further-kinds', client: null }
    const ofClient = kindsOfClient.get(client) ?? 0
    if (ofClient >= maxKindsOfClient) return { event: 'further-kinds', client }
    kindsOfClient.set(client, ofClient + 1)
    return event
  }

  const keyOf = (event: LogEvent) => JSON.stringify({ ...event, request: undefined })
  process.once('exit', endWindow)
  return (event) => {
    const counted = kinds.has(keyOf(event)) ? event : countedAs(event)
    const known = kinds.get(keyOf(counted))
    if (known) {
      known.repeats += 1
      return
    }
    if (kinds.size === 0) setTimeout(endWindow, windowMs).unref()
    kinds.set(keyOf(counted), { first: counted, repeats: 0 })
    write(counted)
  }
}
