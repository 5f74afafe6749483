BASE ?= cgr.dev/acme/base:1
OUT ?= cgr.dev/acme/out:1
image:
	docker build -t $(OUT) --build-arg BASE=$(BASE) --build-arg TOOL=cgr.dev/acme/tool:1 .
	docker build -t cgr.dev/acme/out:2 .
