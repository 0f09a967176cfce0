export { add as POST, listOwn as GET } from '../../../../likes/http/likes'
