/** How wide the gallery draws a picture; the page's head needs it too. */
export const gallerySizes = '(width < 48rem) 100vw, (width < 75rem) 48vw, 600px'
