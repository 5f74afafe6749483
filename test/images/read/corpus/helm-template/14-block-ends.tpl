{{- define "i" -}}cgr.dev/acme/node:1{{- end -}}
{{ if .a }}cgr.dev/acme/a:1{{ else if .b }}cgr.dev/acme/b:1{{ else }}cgr.dev/acme/c:1{{ end }}
{{ with .x }}{{ if .y }}cgr.dev/acme/nested:1{{ end }}{{/* of y */}}{{ end }}
{{ if .a }}cgr.dev/acme/d:1{{ else }}{{ if .b }}{{ .c }}{{ else }}x{{ end }}{{ end }}
image: cgr.dev/acme/comment:1{{/* the newest */}}
{% if a %}cgr.dev/acme/jinja:1{%- elif b -%}cgr.dev/acme/elif:1{% endif %}
{{ if .a }}cgr.dev/acme/untagged{{ end }}
{{ if .a }}cgr.dev/acme/e{{ end }}:1
{{ if .a }}cgr.dev/acme/f:1{{ else }}x{{ end }}-dev
image: cgr.dev/acme/g:1{{ if .a }}-dev{{ end }}
{{ if .a }}cgr.dev/acme/h:{{ .tag }}{{ end }}
{{ if .a }}cgr.dev/acme/i:1{{ end }}{{ .suffix }}
{{ if .a }}cgr.dev/acme/j:1{{ else }}
cgr.dev/acme/k:1${{ end }}
