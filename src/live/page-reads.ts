type Reads = () => Map<string, string>

// The bundled pages and the build integration are two copies of this module in one process.
const key = Symbol.for('nas.page-reads')
const shared = globalThis as typeof globalThis & { [key]?: Map<string, Reads> }

/** The recorders of all pages rendered by this build; read after rendering has finished. */
export function keptReads(): Map<string, Reads> {
  shared[key] ??= new Map()
  return shared[key]
}

export function keepReads(address: string, reads: Reads): void {
  keptReads().set(address, reads)
}
