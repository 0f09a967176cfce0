import { copyText } from './copy-text.ts'

function startShare(root: HTMLElement): void {
  const { share: url = '', shareTitle: title = '' } = root.dataset
  const native = root.querySelector<HTMLElement>('[data-share-native]')
  const said = root.querySelector<HTMLElement>('[data-share-said]')
  if (native !== null && 'share' in navigator) native.hidden = false

  root.addEventListener('click', async (event) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest('[data-share-native]') !== null) {
      // Whoever closes the system's sheet has changed their mind.
      await navigator.share({ title, url }).catch(() => {})
    } else if (event.target.closest('[data-share-copy]') !== null && said !== null) {
      const { copied = '', failed = '' } = said.dataset
      said.textContent = (await copyText(url)) ? copied : failed
    }
  })
}

for (const root of document.querySelectorAll<HTMLElement>('[data-share]')) startShare(root)
