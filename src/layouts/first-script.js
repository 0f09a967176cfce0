{
  const { documentElement: root } = document
  const offerLanguage = () => {
    const chosen = /(?:^|; )locale=(vn|en)\b/.exec(document.cookie)
    const asked = navigator.languages.map((one) => one.slice(0, 2))
    const wanted = chosen ? chosen[1].replace('vn', 'vi') : asked.find((one) => /vi|en/.test(one))
    if (wanted && wanted !== root.lang) root.dataset.offersLanguage = ''
    else delete root.dataset.offersLanguage
  }
  offerLanguage()
  // A language may be chosen while this page is prerendered.
  document.onprerenderingchange = offerLanguage
  const fonts = document.querySelector('[data-fonts]')
  const showFonts = () => (fonts.media = 'all')
  new PerformanceObserver(showFonts).observe({ type: 'paint' })
  try {
    if (sessionStorage.getItem('nas:fonts')) showFonts()
  } catch {}
  const use = () => (root.dataset.used = '')
  for (const sign of ['scroll', 'pointerdown', 'keydown', 'click'])
    addEventListener(sign, use, { once: true, capture: true })
  addEventListener('click', ({ target }) => {
    const button = target.closest(
      '[data-open-panel], [data-add-to-cart], [data-like], [data-language-stay]',
    )
    if (button) button.dataset.pressed = ''
  })
}
