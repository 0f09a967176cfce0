/** How wide an article draws its picture; the page's head needs it too. */
export const storySizes = '(width < 72rem) 100vw, 1100px'
