{
  const { cookie, documentElement: root } = document
  const chosen = /(?:^|; )locale=(vn|en)\b/.exec(cookie)
  const asked = navigator.languages.map((one) => one.slice(0, 2))
  const wanted = chosen ? chosen[1].replace('vn', 'vi') : asked.find((one) => /vi|en/.test(one))
  if (wanted && wanted !== root.lang) root.dataset.offersLanguage = ''
  const use = () => (root.dataset.used = '')
  for (const sign of ['scroll', 'pointerdown', 'keydown', 'click'])
    addEventListener(sign, use, { once: true, capture: true })
  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-open-panel], [data-add-to-cart]')
    if (button) button.dataset.pressed = ''
  })
}
