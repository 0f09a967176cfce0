import type { ClientDirective } from 'astro'
import { islandRequested, wasRequested } from './request-island.ts'
import { wholeSheet } from './whole-sheet.ts'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * `client:on-request="cart"`: fetches the island's code and styles when a visitor is about to use
 * it (pointer, focus or touch on a `[data-preloads~="cart"]`), and hydrates it on request
 * (`requestIsland`). A failed download is retried at the next interaction.
 */
const onRequest: ClientDirective = (load, options, element) => {
  const name = String(options.value)
  let loading: ReturnType<typeof load> | undefined
  let failed = false
  let done = false

  const fetchOnce = () => {
    failed = false
    loading ??= load()
    return loading
  }
  const hydrate = async () => {
    if (done) return
    const [start] = await Promise.all([fetchOnce(), wholeSheet()])
    if (done || failed) return
    done = true
    stopPreloading()
    await start()
  }
  const preload = (event: Event) => {
    const target = event.target
    if (target instanceof Element && target.closest(`[data-preloads~="${name}"]`) !== null) {
      void fetchOnce()
      void wholeSheet()
    }
  }
  const stopPreloading = () => {
    for (const intent of intents) document.removeEventListener(intent, preload)
  }

  element.addEventListener('astro:hydration-error', () => {
    loading = undefined
    failed = true
  })
  for (const intent of intents) document.addEventListener(intent, preload, { passive: true })
  document.addEventListener(islandRequested, (event) => {
    if (event instanceof CustomEvent && event.detail === name) void hydrate()
  })
  if (wasRequested(name)) void hydrate()
}

// Astro imports a directive's default export.
export default onRequest
