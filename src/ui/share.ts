import { copyText } from './copy-text.ts'

function startShare(root: HTMLElement): void {
  const { share: url = '', shareTitle: title = '' } = root.dataset
  const native = root.querySelector<HTMLElement>('[data-share-native]')
  const said = root.querySelector<HTMLElement>('[data-share-said]')
  if (native !== null && 'share' in navigator) native.hidden = false

  root.addEventListener('click', async (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-share-native]') !== null) {
      // Closing the system's share dialog is not an error.
      await navigator.share({ title, url }).catch(() => {})
    } else if (event.target.closest('[data-share-copy]') !== null && said !== null) {
      const { copied = '', failed = '' } = said.dataset
      said.textContent = (await copyText(url)) ? copied : failed
    }
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-share]')) startShare(root)
