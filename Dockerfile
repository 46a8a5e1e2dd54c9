# An image with nothing but the released command:
#
#   docker build --tag segue .
#   docker run --rm --volume "$PWD:/work" segue run .
#
# Documentation/Installing.md describes its use.
ARG SWIFT=6.3
FROM swift:${SWIFT} AS build
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libyaml-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /segue
COPY . .
# The image below has no libraries, so that the command must need none.
RUN DESTDIR=/image PREFIX=/usr Scripts/install && ! ldd /image/usr/bin/segue
# 'segue run --jobs' has temporary files.
RUN install -d -m 1777 /image/tmp && install -D -m 644 -t /image/usr/share/doc/segue LICENSE NOTICE

FROM scratch
COPY --from=build /image /
WORKDIR /work
ENTRYPOINT ["/usr/bin/segue"]
CMD ["help"]
