vcl 4.1;
# The edge: caches pages until the shop purges them, serves stale ones while it is down,
# and sends calls to the servers in turn, those of editors to Payload's two processes.
import directors;
import std;
import xkey;

probe ready {
  .url = "/ready";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}
probe health {
  .url = "/api/health";
  .interval = 1s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 1;
}
# Its backends, and the directors `shop` and `content` of them, are written by edge.sh.
include "servers.vcl";

sub vcl_recv {
  # A balancer asks for the edge itself, which has pages without the servers.
  if (req.url == "/edge") { return (synth(200)); }
  unset req.http.X-Admin;
  if (local.socket == "admin") {
    # Payload's admin for editors: nothing is cached.
    set req.http.X-Admin = "pass";
    set req.backend_hint = content.backend();
    # A save names the version that it changes, so the other process may get it again. Bodies with files are not buffered.
    if (req.method == "PATCH" && std.integer(req.http.Content-Length, 1048577) <= 1048576) {
      std.cache_req_body(1MB);
      set req.http.X-Admin = "save";
    }
    return (pass);
  }
  set req.backend_hint = shop.backend();
  unset req.http.X-Kept;
  # Without an answer of a server, a purged page is served for a week. A request that starts again would keep its grace.
  set req.grace = 7d;
  # By each visitor: those who wait for the fetch of another one would wait in turn while servers hang.
  set req.hash_ignore_busy = req.restarts == 0 && std.healthy(req.backend_hint);
  # While a server is ready, it is served for a minute, and fetched in the background; after that it is fetched first.
  if (req.hash_ignore_busy) { set req.grace = 60s; }
  # The request ID, from here to the log of the database; visitors do not choose it.
  if (req.restarts == 0) {
    set req.http.X-Request-Id = "edge-" + std.time2integer(now, 0) + "-" + req.xid;
  }
  # Traces start behind the edge: visitors do not decide about sampling.
  unset req.http.traceparent;
  unset req.http.tracestate;
  if (req.method == "PURGE") {
    # Only the front servers reach that port: it is not published.
    if (local.socket != "purge") { return (synth(405)); }
    if (!req.http.Surrogate-Key) { return (synth(400)); }
    set req.http.X-Purged = xkey.softpurge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  # A front server that has renewed few pages asks for them there, in both encodings: their next visitors get the new ones.
  if (req.restarts == 0) {
    unset req.http.X-Renewed;
    if (local.socket == "purge") { set req.http.X-Renewed = "yes"; }
  }
  if (req.http.X-Renewed == "gone") { return (purge); }
  set req.hash_always_miss = req.http.X-Renewed && req.restarts < 2;
  if (req.method != "GET" && req.method != "HEAD") {
    # An order has an idempotency key: its body is buffered, so that it can be sent to the other server.
    if (req.http.Idempotency-Key) { std.cache_req_body(256KB); }
    return (pass);
  }
  # The home page depends on the visitor's language; calls and the back office are personal.
  if (req.url ~ "^/(\?|$)" || req.url ~ "^/(api|crm-admin|preview|health|ready|policy-reports)(/|\?|$)") { return (pass); }
  unset req.http.Cookie;
  # A page is cached as Brotli, and larger as gzip, from which Varnish makes plain text: see vcl_deliver.
  if (req.restarts == 0) {
    unset req.http.X-Warmed;
    set req.http.X-Encoding = "gzip";
    if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.X-Encoding = "br"; }
  }
  set req.http.X-Kept = req.restarts;
  # The copy in the other encoding is worth one short try.
  if (req.http.X-Warmed) { set req.http.X-Kept = "0"; }
  return (hash);
}

# The shop is the same at each of its names.
sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub never_cached {
  set beresp.uncacheable = true;
  set beresp.ttl = 0s;
  # Varnish prefers the newest object, also an expired failure to a stale page.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
}

sub vcl_backend_response {
  if (beresp.http.Vary) { set beresp.http.Vary = regsub(beresp.http.Vary, "(?i)accept-encoding", "X-Encoding"); }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # Until it is purged; at most a day, in case a purge is lost.
    set beresp.ttl = 1d;
    set beresp.grace = 7d;
  } else if (beresp.http.Cache-Control ~ "immutable") {
    set beresp.ttl = 1d;
    set beresp.grace = 7d;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
  }
  if (beresp.status >= 400) {
    # A cached page is better than a failure.
    if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
    call never_cached;
  }
}

sub vcl_backend_fetch {
  if (bereq.http.X-Encoding == "br") { set bereq.http.Accept-Encoding = "br"; }
  if (bereq.retries > 0 && bereq.http.X-Admin) { set bereq.backend = content.backend(); }
  if (bereq.retries > 0 && !bereq.http.X-Admin) { set bereq.backend = shop.backend(); }
  # Pages are in memory at the server: one that does not start to send them hangs. The first try is short, because there may
  # be a stale page; the second has none.
  if (bereq.http.X-Kept) { set bereq.first_byte_timeout = 5s; }
  if (bereq.http.X-Kept == "0" && !bereq.is_bgfetch) { set bereq.first_byte_timeout = 1s; }
  # An order that a hanging server has may be answered by the other one.
  if (bereq.http.Idempotency-Key && bereq.retries == 0) { set bereq.first_byte_timeout = 15s; }
}

sub vcl_backend_error {
  # When a server dies during a call, the other one can answer it too. The sender has to repeat a write without a key.
  # One that hangs has taken the time of the first try.
  if (bereq.retries < 3
    && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Idempotency-Key || bereq.http.X-Admin == "save")
    && (bereq.http.X-Kept != "0" || bereq.is_bgfetch || now < bereq.time + 1s)) {
    return (retry);
  }
  if (bereq.is_bgfetch) { return (abandon); }
  call never_cached;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "5";
  synthetic("Dịch vụ đang tạm gián đoạn. / The shop is not available for a moment.");
  return (deliver);
}

sub change_encoding {
  if (req.http.X-Encoding == "br") { set req.http.X-Encoding = "gzip"; }
  else { set req.http.X-Encoding = "br"; }
}

sub vcl_deliver {
  # A page that is gone is not served any more.
  if (req.http.X-Renewed == "yes" && resp.status == 404) {
    set req.http.X-Renewed = "gone";
    return (restart);
  }
  if (resp.status == 503 && req.restarts == 0 && req.http.X-Kept) { return (restart); }
  # A new page is fetched in the other encoding too, for its visitors while no server answers: at once if there is none,
  # in the background if there is a stale one. Then the visitor gets the first.
  if (req.http.X-Warmed == "other") {
    set req.http.X-Warmed = "both";
    call change_encoding;
    return (restart);
  }
  if (req.restarts == 0 && obj.hits == 0 && !obj.uncacheable && resp.http.Vary ~ "X-Encoding") {
    set req.http.X-Warmed = "other";
    call change_encoding;
    return (restart);
  }
  if (resp.http.Vary) { set resp.http.Vary = regsub(resp.http.Vary, "X-Encoding", "Accept-Encoding"); }
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  set resp.http.X-Cache = obj.hits;
  if (req.http.X-Warmed) { set resp.http.X-Cache = "0"; }
}
