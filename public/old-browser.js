// Read by browsers that the panel no longer works in, so it is written as they understand it.
(function () {
  var lines = [
    [
      'fa',
      'rtl',
      'این مرورگر قدیمی است و پنل در آن کار نمی‌کند. آن را به‌روز کنید یا از کروم یا اج ۱۱۱، فایرفاکس ۱۱۵، سافاری ۱۶٫۴ یا نسخه‌های جدیدتر استفاده کنید.',
    ],
    [
      'en',
      'ltr',
      'This browser is too old for the panel. Update it, or use Chrome or Edge 111, Firefox 115, Safari 16.4 or newer.',
    ],
  ];
  function tell() {
    var box = document.createElement('div');
    box.id = 'old-browser';
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;z-index:9999;bottom:0;left:0;right:0;padding:16px;background:#fff3cd;color:#332701;font:16px/1.75 sans-serif';
    for (var at = 0; at < lines.length; at += 1) {
      var line = document.createElement('p');
      line.lang = lines[at][0];
      line.dir = lines[at][1];
      line.style.margin = '0 0 8px';
      line.appendChild(document.createTextNode(lines[at][2]));
      box.appendChild(line);
    }
    document.body.insertBefore(box, document.body.firstChild);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
  else tell();
})();
