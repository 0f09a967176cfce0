/** Display width of a picture in the gallery; the document head uses it too. */
export const gallerySizes = '(width < 48rem) 100vw, (width < 75rem) 48vw, 600px'
