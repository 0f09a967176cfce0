const post = 'POST /api/auth/local HTTP/1.1\r\nHost: shop\r\n'
const hidden = 'GET /health HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n'

/** Messages for which a proxy and the server could see different ends. */
export const unclear = {
  'two kinds of length': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${post}Content-Length: 0\r\nContent-Length: 60\r\n\r\n${hidden}`,
  'a space before the colon': `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a coding that is none': `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'lines that end early': `GET /health HTTP/1.1\nHost: shop\n\n${hidden}`,
  'a header that goes on': `${post}Content-Length: 0\r\nX-A: 1\r\n Content-Length: 60\r\n\r\n${hidden}`,
}
