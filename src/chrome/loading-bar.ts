/** SPEC §9: a page that comes sooner needs no bar, and no bar stays longer. */
const delay = 200
const longest = 5000

/**
 * Shows the bar at the top while another page is on its way. Browsers without the Navigation API
 * show their own sign only.
 */
export function startLoadingBar(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    delete dataset.loading
  }
  const show = () => {
    dataset.loading = ''
    timer = setTimeout(stop, longest)
  }
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    const isPage = !destination.sameDocument && downloadRequest === null
    if (!isPage || !destination.url.startsWith('http')) return
    stop()
    timer = setTimeout(show, delay)
  })
  // A page that comes back from the browser's memory comes as it was left.
  addEventListener('pagehide', stop)
}
