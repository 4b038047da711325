/** Attempts to run a script from merchant or visitor text. Each one would call `xss()`. */
export function xssVectors(): string[] {
  return [...new Set([...handwritten, ...eventHandlers(), ...schemes(), ...embedded(), ...broken(), ...templates()])]
}

const call = 'xss(1)'

const handwritten = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=data:text/javascript,${call}></SCRIPT>`,
  `<script/x>${call}</script>`,
  `<script\n>${call}</script\n>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `"><script>${call}</script>`,
  `'><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `--><script>${call}</script>`,
  `]]><script>${call}</script>`,
  `<!--[if gte IE 4]><script>${call}</script><![endif]-->`,
  `<!--><script>${call}</script>-->`,
  `<!--widget {"type":"banner","settings":{"title":"<script>${call}</script>"}}-->`,
  `<svg><script>${call}</script></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><set attributeName=href to=javascript:${call}><a id=x><text x=20 y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='${call}'/>#x"/></svg>`,
  `<svg><foreignObject><iframe onload=${call}></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<math><mi//xlink:href="data:x,<script>${call}</script>">`,
  `<math href="javascript:${call}">x</math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<style><style/><img src=x onerror=${call}>`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${call}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${call}>">`,
  `<template><script>${call}</script></template>`,
  `<select><option><style></option></select><img src=x onerror=${call}></style>`,
  `<a href="x" title="&quot; onmouseover=&quot;${call}">x</a>`,
  `<p style="background:url(javascript:${call})">x</p>`,
  `<p style="width:expression(${call})">x</p>`,
  `<div style="-moz-binding:url(data:text/xml,${call})">x</div>`,
  `<style>@import 'javascript:${call}';</style>`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<link rel=import href="data:text/html,<script>${call}</script>">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<table background="javascript:${call}"><tr><td>x</td></tr></table>`,
  `<isindex action="javascript:${call}" type=submit>`,
  `<keygen autofocus onfocus=${call}>`,
  `<p/onclick=${call}>x</p>`,
  `<p onclick\x0b=${call}>x</p>`,
  `<p onclick\x0c=${call}>x</p>`,
  `<img src=x:x onerror\x00=${call}>`,
  `<img/src="x"/onerror="${call}">`,
  `<img src="x\` \`<script>${call}</script>"\` \`>`,
  `<img src=x onerror="&#120;&#115;&#115;(1)">`,
  `<img src=x onerror=eval('x'+'ss(1)')>`,
  `<img srcset="x 1x" onerror=${call}>`,
  `<picture><source srcset=x><img onerror=${call}></picture>`,
  `<b\x00 onclick=${call}>x</b>`,
  `\u003cscript\u003e${call}\u003c/script\u003e`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  `<\u017fcript>${call}</\u017fcript>`,
  `<script>${call}`,
  `<!doctype html [<!ENTITY x "<script>${call}</script>">]><p>&x;</p>`,
  `<?xml-stylesheet href="javascript:${call}"?>`,
]

function eventHandlers(): string[] {
  const elements = ['img src=x', 'a href=#', 'p', 'div', 'span', 'svg', 'video src=x', 'audio src=x', 'input autofocus']
  const more = ['details open', 'body', 'marquee', 'button', 'td', 'h2', 'li', 'blockquote']
  const events = [
    'onerror',
    'onload',
    'onclick',
    'onmouseover',
    'onfocus',
    'ontoggle',
    'onanimationstart',
    'onpointerenter',
  ]
  return [...elements, ...more].flatMap((element) => {
    const name = element.split(' ')[0]
    return events.map((event) => `<${element} ${event}="${call}">x</${name}>`)
  })
}

function schemes(): string[] {
  const urls = [
    `javascript:${call}`,
    `JaVaScRiPt:${call}`,
    ` javascript:${call}`,
    `\x01javascript:${call}`,
    `java\tscript:${call}`,
    `java\nscript:${call}`,
    `javascript&colon;${call}`,
    `&#106;avascript:${call}`,
    `&#x6A;avascript&#58;${call}`,
    `vbscript:${call}`,
    `data:text/html,<script>${call}</script>`,
    `data:text/html;base64,PHNjcmlwdD54c3MoMSk8L3NjcmlwdD4=`,
    `data:image/svg+xml,<svg onload='${call}'>`,
    `feed:javascript:${call}`,
    `jar:javascript:${call}`,
    `blob:javascript:${call}`,
  ]
  return urls.flatMap((url) => [
    `<a href="${url}">x</a>`,
    `<img src="${url}">`,
    `<form action="${url}"><button>x</button></form>`,
  ])
}

const embedded = () =>
  ['iframe src', 'iframe srcdoc', 'object data', 'embed src', 'frame src', 'applet code', 'portal src'].flatMap(
    (attribute) => [
      `<${attribute}="javascript:${call}"></${attribute.split(' ')[0]}>`,
      `<${attribute}="data:text/html,<script>${call}</script>"></${attribute.split(' ')[0]}>`,
      `<${attribute}="<script>${call}</script>"></${attribute.split(' ')[0]}>`,
    ],
  )

const broken = () =>
  ['"', "'", '`', '>', '<', '/', '\\', '=', ' '].map((mark) => `<img src=x${mark} onerror=${call}${mark}>`)

const templates = () => [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `{{widget type="${call}"}}`,
  `{{widget type="banner" title="<script>${call}</script>" label="x" link="/x"}}`,
  `{{widget type="banner" title="x" label="x" link="javascript:${call}"}}`,
  `{{widget type="video" title="x" url="javascript:${call}"}}`,
  `{{widget type="picture" image="x" alt='" onload="${call}'}}`,
]
